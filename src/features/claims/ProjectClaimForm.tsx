import { Button, Form, Input, Select } from 'antd';
import { useListProjectsQuery } from '../../api/projects';
import { limits } from '../../contract/limits';
import { imagesProblem, projectClaimProblems, type Problem } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import { DraftNotice } from '../../ui/form/DraftNotice';
import { Field } from '../../ui/form/Field';
import { formText } from '../../ui/form/formText';
import type { Draft } from '../../ui/form/useDraft';
import { useFormProblems } from '../../ui/form/useFormProblems';
import { PhotoPicker, usePhotoProblems } from '../../ui/upload/PhotoPicker';
import { useDraftFiles } from '../../ui/upload/useDraftFiles';
import { claimFormText as text } from './claimFormText';

export interface ProjectClaimValues {
  project_id?: number;
  reason?: string;
  description?: string;
  images?: unknown;
}

interface ProjectClaimFormProps {
  draft: Draft<ProjectClaimValues>;
  /** The project of a consortium user, who has one. */
  initial: Partial<ProjectClaimValues>;
  isBusy: boolean;
  onSubmit: (values: ProjectClaimValues, images: File[]) => Promise<void>;
}

const rules = (values: ProjectClaimValues): Problem[] => [...(values.project_id ? [] : [{ field: 'project_id', message: rulesText.project }]), ...projectClaimProblems(values)];

/** The fields of a project claim (decisions 5 and 10). */
export function ProjectClaimForm({ draft, initial, isBusy, onSubmit }: ProjectClaimFormProps) {
  const [form] = Form.useForm<ProjectClaimValues>();
  const { data: projects, isLoading } = useListProjectsQuery({});
  const [images, setImages] = useDraftFiles(draft.key);
  const photoProblems = usePhotoProblems(images);
  const problems = useFormProblems<ProjectClaimValues>(rules);

  const submit = async () => {
    const values = form.getFieldsValue(true) as ProjectClaimValues;
    const wrong = problems.check(values);
    if (wrong) return form.scrollToField(wrong, { focus: true, block: 'center' });
    if (imagesProblem(images) || photoProblems.some(Boolean)) return;
    await onSubmit(values, images).catch(problems.fromServer);
  };
  const discard = () => {
    draft.clear();
    setImages([]);
    form.setFieldsValue({ project_id: undefined, reason: undefined, description: undefined, ...initial });
  };

  return (
    <Form<ProjectClaimValues>
      form={form} layout="vertical" className="form-panel" requiredMark={false} disabled={isBusy} initialValues={{ ...initial, ...draft.restored }} aria-busy={isBusy}
      onValuesChange={(changed, values) => { draft.save(values); problems.onChange(changed, values); }} onFinish={() => void submit()}
    >
      {draft.restored && <DraftNotice onDiscard={discard} />}
      <Field name="project_id" label={text.project} problem={problems.of('project_id')}><Select showSearch={{ optionFilterProp: 'label' }} loading={isLoading} placeholder={formText.choose} options={(projects?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))} /></Field>
      <Field name="reason" label={text.reason} problem={problems.of('reason')} hint={text.reasonExample}><Input maxLength={limits.textMax} /></Field>
      <Field name="description" label={text.description} problem={problems.of('description')} hint={text.descriptionHint}><Input.TextArea autoSize={{ minRows: 4, maxRows: 14 }} maxLength={limits.descriptionMax} /></Field>
      <Form.Item label={text.photos} htmlFor="fotos"><PhotoPicker files={images} onChange={setImages} problem={problems.of('images')} /></Form.Item>
      <div className="form-actions"><Button type="primary" htmlType="submit" size="large" loading={isBusy}>{text.submit}</Button></div>
    </Form>
  );
}
