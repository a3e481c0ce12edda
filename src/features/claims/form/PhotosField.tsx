import { Form } from 'antd';
import { useState, type ReactNode } from 'react';
import { PhotoPicker } from '../../../ui/upload/PhotoPicker';
import { claimFormText as text } from './claimFormText';

interface PhotosFieldProps {
  images: File[];
  onChange: (images: File[]) => void;
  problem?: string;
  /** Existing photos, shown above. */
  children?: ReactNode;
}

/**
 * The photos of a new claim. An error of the server is shown until the photos change; the picker validates new photos
 * itself.
 */
export function PhotosField({ images, onChange, problem, children }: PhotosFieldProps) {
  const [lastProblem, setLastProblem] = useState({ problem, images });
  if (lastProblem.problem !== problem) setLastProblem({ problem, images });
  return (
    <Form.Item label={text.photos} htmlFor="fotos">
      <div className="photo-picker">
        {children}
        <PhotoPicker files={images} onChange={onChange} problem={lastProblem.images === images ? problem : undefined} />
      </div>
    </Form.Item>
  );
}
