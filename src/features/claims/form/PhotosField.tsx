import { Form } from 'antd';
import { useState } from 'react';
import { imagesProblem, type Problem } from '../../../contract/rules';
import { PhotoPicker } from '../../../ui/upload/PhotoPicker';
import { claimFormText as text } from './claimFormText';

/** What keeps photos from being sent, as a problem of the form: too many, or one that is wrong. */
export function photosProblem(images: File[], problems: (string | undefined)[]): Problem[] {
  const message = imagesProblem(images) ?? problems.find(Boolean);
  return message === undefined ? [] : [{ field: 'images', message }];
}

interface PhotosFieldProps {
  images: File[];
  onChange: (images: File[]) => void;
  problem?: string;
}

/** The photos of a new claim. What was said of them holds until they are changed; the picker judges the new ones itself. */
export function PhotosField({ images, onChange, problem }: PhotosFieldProps) {
  const [said, setSaid] = useState({ problem, images });
  if (said.problem !== problem) setSaid({ problem, images });
  return (
    <Form.Item label={text.photos} htmlFor="fotos">
      <PhotoPicker files={images} onChange={onChange} problem={said.images === images ? problem : undefined} />
    </Form.Item>
  );
}
