import { Form } from 'antd';
import { useState, type ReactNode } from 'react';
import { PhotoPicker } from '../../../ui/upload/PhotoPicker';
import { claimFormText as text } from './claimFormText';

interface PhotosFieldProps {
  images: File[];
  onChange: (images: File[]) => void;
  problem?: string;
  /** Photos that are there already, shown above. */
  children?: ReactNode;
}

/** The photos of a new claim. What was said of them holds until they are changed; the picker judges the new ones itself. */
export function PhotosField({ images, onChange, problem, children }: PhotosFieldProps) {
  const [said, setSaid] = useState({ problem, images });
  if (said.problem !== problem) setSaid({ problem, images });
  return (
    <Form.Item label={text.photos} htmlFor="fotos">
      <div className="photo-picker">
        {children}
        <PhotoPicker files={images} onChange={onChange} problem={said.images === images ? problem : undefined} />
      </div>
    </Form.Item>
  );
}
