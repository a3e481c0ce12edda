import './views.css';
import { DownOutlined } from '@ant-design/icons';
import { late } from '../../late';
import {
  useCreateSavedViewMutation,
  useDeleteSavedViewMutation,
  useUpdateSavedViewMutation,
  type SavedView,
} from '../../../api/views';
import { errorMessage } from '../../../api/envelope';
import type { ViewedList } from '../../../contract/views';
import { useAppDispatch } from '../../../session/hooks';
import { tableStartChosen } from '../../../session/storedSlice';
import { ActionMenu } from '../../ActionMenu';
import { notifyDone } from '../../notices';
import { notify, toastMs } from '../../notify';
import { useConfirm, useDialog } from '../../useDialog';
import type { SaveViewDialogProps } from './SaveViewDialog';
import { viewText as text } from './viewText';

const load = () => import(/* webpackChunkName: "save-view" */ './SaveViewDialog');
const SaveViewDialog = late(load);

interface ViewMenuProps {
  list: ViewedList;
  /** The user's own view that is shown, or that was shown before the user changed the list. */
  ownView?: SavedView;
  isChanged: boolean;
  /** The list's current state in the format of a saved view. */
  currentQuery: string;
  /** The list's current state as an address's query, without columns. */
  search: string;
  start: string | undefined;
  /** Called with the id of a newly saved view, which is preferred among equal views. */
  onSaved: (id: number) => void;
}

/** The menu of views: save the list's state as a view, change or delete a view, choose the list's initial state. */
export default function ViewMenu({ list, ownView, isChanged, currentQuery, search, start, onSaved }: ViewMenuProps) {
  const dispatch = useAppDispatch();
  const [create] = useCreateSavedViewMutation();
  const [update] = useUpdateSavedViewMutation();
  const [remove] = useDeleteSavedViewMutation();
  const { open, dialog } = useDialog<SaveViewDialogProps>(SaveViewDialog);
  const { confirm, dialog: confirmDialog } = useConfirm();

  const runAndNotify = async (step: () => Promise<unknown>, done: string) => {
    try {
      await step();
      notifyDone(done);
    } catch (error) {
      notify({ type: 'error', title: text.failed, description: errorMessage(error), durationMs: toastMs.error });
    }
  };
  const actions: Record<string, { label: string; run: () => void }> = {
    save: {
      label: text.save,
      run: () =>
        open({
          onSave: async (named) => {
            const { id } = await create({ body: { list, query: currentQuery, ...named } }).unwrap();
            onSaved(id);
            notifyDone(text.saved);
          },
        }),
    },
  };
  if (ownView) {
    const { id, name, query, is_shared } = ownView;
    if (isChanged)
      actions.update = {
        label: text.update(name),
        run: () =>
          void runAndNotify(() => update({ id, body: { name, is_shared, query: currentQuery } }).unwrap(), text.saved),
      };
    actions.edit = {
      label: text.edit(name),
      run: () =>
        open({
          before: { name, is_shared },
          onSave: async (named) => {
            await update({ id, body: { query, ...named } }).unwrap();
            notifyDone(text.saved);
          },
        }),
    };
    actions.remove = {
      label: text.remove(name),
      run: () =>
        confirm({
          title: text.removeTitle(name),
          children: (
            <p>
              <span>{text.removeHint}</span> <span>{is_shared && text.removeShared}</span>
            </p>
          ),
          okText: text.okRemove,
          isDangerous: true,
          onConfirm: () => runAndNotify(() => remove({ id }).unwrap(), text.removed),
        }),
    };
  }
  if ((start ?? '') !== search)
    actions.start = {
      label: search ? text.startHere : text.startWithAll,
      run: () => {
        dispatch(tableStartChosen({ table: list, search }));
        notifyDone(text.started);
      },
    };
  else if (search)
    actions.start = {
      label: text.startWithAll,
      run: () => void dispatch(tableStartChosen({ table: list, search: '' })),
    };

  return (
    <>
      <ActionMenu
        items={Object.entries(actions).map(([key, { label }]) => ({ key, label }))}
        onOpen={() => void load()}
        onSelect={(key) => actions[key]?.run()}
      >
        <button type="button" className="table-view view-menu" aria-haspopup="menu">
          <span>{text.menu}</span> <DownOutlined aria-hidden />
        </button>
      </ActionMenu>
      {dialog}
      {confirmDialog}
    </>
  );
}
