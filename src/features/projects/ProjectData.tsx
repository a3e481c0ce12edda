import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useUpdateProjectMutation, type ProjectDetail } from '../../api/projects';
import { Fact, Facts } from '../../ui/Facts';
import { EditConflict } from '../../ui/form/EditConflict';
import { formText } from '../../ui/form/formText';
import { useRecordEdit } from '../../ui/form/useRecordEdit';
import { notifyDone } from '../../ui/notices';
import { Panel } from '../../ui/Panel';
import { uiText } from '../../ui/text';
import { ProjectForm } from './ProjectForm';
import { projectsText as text } from './projectsText';
import { projectLabels, toProjectBody, toProjectValues, type ProjectValues } from './projectValues';

/** A project's own data, and their edit in the same place. */
export function ProjectData({ project, reload }: { project: ProjectDetail; reload: () => Promise<ProjectDetail> }) {
  const [updateProject, { isLoading }] = useUpdateProjectMutation();
  const edit = useRecordEdit<ProjectValues, ProjectDetail>({
    name: `project-${project.id}`,
    saved: project,
    toValues: toProjectValues,
    reload,
    save: async (values, version) => {
      await updateProject({ id: project.id, body: { ...toProjectBody(values), version } }).unwrap();
      notifyDone(formText.saved);
    },
  });

  if (edit.isEditing) {
    return (
      <Panel title={text.data}>
        <ProjectForm
          key={edit.round}
          {...edit.form}
          isBusy={isLoading}
          submitText={edit.conflict ? formText.keepMine : uiText.save}
          onSubmit={edit.submit}
          onCancel={edit.stop}
          notice={
            edit.conflict && (
              <EditConflict conflict={edit.conflict} labels={projectLabels} onLoadTheirs={edit.loadTheirs} />
            )
          }
        />
      </Panel>
    );
  }
  return (
    <Panel title={text.data} action={<Button onClick={edit.start}>{formText.edit}</Button>}>
      <Facts>
        <Fact label={text.address}>{project.address}</Fact>
        <Fact label={text.description}>{project.description}</Fact>
      </Facts>
      <p className="form-aside">
        <Link to={`/planos-proyecto?proyecto=${project.id}`}>{text.plans}</Link>
      </p>
    </Panel>
  );
}
