import { to } from '../../contract/links';
import { Button } from 'antd';
import { useState } from 'react';
import {
  useAddManagerProjectMutation,
  useRemoveManagerProjectMutation,
  useSetManagerPrimaryProjectMutation,
  type Manager,
} from '../../api/managers';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { Panel } from '../../ui/Panel';
import { RecordLinks } from '../../ui/RecordLinks';
import { useConfirm } from '../../ui/useDialog';
import { managersText as text } from './managersText';
import { ReplaceProjects } from './ReplaceProjects';
import { ProjectAdder } from './ProjectAdder';
import { useProjectOptions } from './useProjectOptions';

/** A supervisor's projects: one may be the primary one; each can be added or removed, or all replaced at once. */
export function ManagerProjects({ manager }: { manager: Manager }) {
  const { id, projects, active } = manager;
  const [add, adding] = useAddManagerProjectMutation();
  const [remove, removing] = useRemoveManagerProjectMutation();
  const [setPrimary, settingPrimary] = useSetManagerPrimaryProjectMutation();
  const { confirm, dialog } = useConfirm();
  const { projects: allProjects, isLoading } = useProjectOptions();
  const [projectId, setProjectId] = useState<number>();
  const [isReplacing, setIsReplacing] = useState(false);
  const isBusy = adding.isLoading || removing.isLoading || settingPrimary.isLoading;
  const notifyResult = (change: Promise<unknown>) => change.then(() => notifyDone(text.projectsUpdated), notifyFailed);

  const addChosen = () => {
    if (projectId === undefined) return;
    void notifyResult(
      add({ id, body: { projectId, isPrimary: projects.length === 0 } })
        .unwrap()
        .then(() => setProjectId(undefined)),
    );
  };
  const askRemove = (project: Manager['projects'][number]) => {
    const run = () => notifyResult(remove({ id, projectId: project.id }).unwrap());
    if (!project.is_primary) return void run();
    confirm({
      title: text.removePrimaryTitle(project.name),
      children: <p>{text.removePrimaryHint}</p>,
      okText: text.remove,
      isDangerous: true,
      onConfirm: run,
    });
  };

  if (isReplacing)
    return (
      <Panel title={text.replaceTitle}>
        <ReplaceProjects manager={manager} options={allProjects} onDone={() => setIsReplacing(false)} />
      </Panel>
    );
  return (
    <Panel
      title={text.projectsTitle}
      action={active && <Button onClick={() => setIsReplacing(true)}>{text.replace}</Button>}
    >
      <RecordLinks
        label={text.projectsTitle}
        empty={text.noProjectsHint}
        links={projects.map((project) => ({
          key: project.id,
          to: to('proyectos/:id', { id: project.id }),
          title: project.name,
          end: (
            <span className="row-actions">
              {project.is_primary ? (
                <span className="tag tag-manager">{text.isPrimary}</span>
              ) : (
                active && (
                  <Button
                    type="link"
                    disabled={isBusy}
                    aria-label={text.makePrimaryOf(project.name)}
                    onClick={() => void notifyResult(setPrimary({ id, body: { projectId: project.id } }).unwrap())}
                  >
                    {text.makePrimary}
                  </Button>
                )
              )}
              {active && (
                <Button
                  type="link"
                  danger
                  disabled={isBusy}
                  aria-label={text.removeOf(project.name)}
                  onClick={() => askRemove(project)}
                >
                  {text.remove}
                </Button>
              )}
            </span>
          ),
        }))}
      />
      {active && (
        <ProjectAdder
          label={text.addLabel}
          options={allProjects.filter(({ value }) => !projects.some((project) => project.id === value))}
          isLoading={isLoading}
          isAdding={adding.isLoading}
          chosen={projectId}
          onChoose={setProjectId}
          onAdd={addChosen}
        />
      )}
      {dialog}
    </Panel>
  );
}
