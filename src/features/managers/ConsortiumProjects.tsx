import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  useAddConsortiumProjectMutation,
  useListConsortiumsQuery,
  useRemoveConsortiumProjectMutation,
  type Consortium,
} from '../../api/managers';
import { to } from '../../contract/links';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { Panel } from '../../ui/Panel';
import { RecordLinks } from '../../ui/RecordLinks';
import { useConfirm } from '../../ui/useDialog';
import { managersText as text } from './managersText';
import { ProjectAdder } from './ProjectAdder';
import { useProjectOptions } from './useProjectOptions';

/** A consortium's buildings: each can be added, taken over from another consortium with its claims, or removed. */
export function ConsortiumProjects({ account }: { account: Consortium }) {
  const { id, projects, active } = account;
  const [add, adding] = useAddConsortiumProjectMutation();
  const [remove, removing] = useRemoveConsortiumProjectMutation();
  const { confirm, dialog } = useConfirm();
  const { projects: allProjects, isLoading } = useProjectOptions();
  const { data: others } = useListConsortiumsQuery({}, { skip: !active });
  const [projectId, setProjectId] = useState<number>();
  const nameOf = (consortiumId: number): string => {
    const other = others?.items.find((each) => each.id === consortiumId);
    return other ? `${other.name} ${other.last_name}`.trim() || other.username : text.oneConsortium;
  };
  const notifyResult = (change: Promise<unknown>) => change.then(() => notifyDone(text.buildingsUpdated), notifyFailed);
  const addProject = (added: number, from?: number) =>
    notifyResult(
      add({ id, body: { projectId: added, from } })
        .unwrap()
        .then(() => setProjectId(undefined)),
    );
  const addChosen = () => {
    const chosen = allProjects.find(({ value }) => value === projectId);
    if (!chosen) return;
    const former = chosen.consortiumId;
    if (former === null) return void addProject(chosen.value);
    confirm({
      title: text.moveBuildingTitle(chosen.label),
      children: <p>{text.moveBuildingHint(nameOf(former))}</p>,
      okText: text.moveBuilding,
      onConfirm: () => addProject(chosen.value, former),
    });
  };
  const askRemove = ({ id: removedId, name }: Consortium['projects'][number]) =>
    confirm({
      title: text.removePrimaryTitle(name),
      children: <p>{text.removeBuildingHint}</p>,
      okText: text.remove,
      isDangerous: true,
      onConfirm: () => notifyResult(remove({ id, projectId: removedId }).unwrap()),
    });

  return (
    <Panel title={text.buildings}>
      <RecordLinks
        label={text.buildings}
        empty={text.noProject}
        links={projects.map((project) => ({
          key: project.id,
          to: to('proyectos/:id', { id: project.id }),
          title: project.name,
          end: (
            <span className="row-actions">
              <Link to={to('consorcio-reclamos', { query: { project_id: project.id } })}>{text.claims}</Link>
              {active && (
                <Button
                  type="link"
                  danger
                  disabled={adding.isLoading || removing.isLoading}
                  aria-label={text.removeBuildingOf(project.name)}
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
          label={text.addBuilding}
          options={allProjects
            .filter(({ value }) => !projects.some((project) => project.id === value))
            .map(({ value, label, consortiumId }) => ({
              value,
              label: consortiumId === null ? label : text.buildingOf(label, nameOf(consortiumId)),
            }))}
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
