import './Palette.css';
import { SearchOutlined } from '@ant-design/icons';
import { Input, type InputRef } from 'antd';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignedInUser } from '../../api/auth';
import { claimNewsApi } from '../../api/claimNews';
import { errorMessage } from '../../api/envelope';
import { useSearchEverythingQuery } from '../../api/search';
import { useAppDispatch, useAppSelector, useAppStore } from '../../session/hooks';
import { wentTo } from '../../session/storedSlice';
import { userCan } from '../../session/useCan';
import { Dialog } from '../../ui/Dialog';
import { uiText } from '../../ui/text';
import { useDebounced } from '../../ui/timing';
import { paletteGroups, recentPlaces, type PaletteItem } from './paletteItems';
import { paletteText as text } from './paletteText';

export interface PaletteProps {
  user: SignedInUser;
  /** Returns the keys that were typed before the field was rendered. */
  takeTyped: () => string;
  onClose: () => void;
}

const selectUnread = claimNewsApi.endpoints.countUnreadClaims.select();

/** Milliseconds without a key before the search is sent. */
const pauseMs = 150;

/** Opens a page or a record by its name: a combobox (WAI-ARIA APG) that searches while the user types. */
export default function Palette({ user, takeTyped, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  // They keep their order while the palette is open.
  const [recents] = useState(() => recentPlaces(store.getState(), user.id));
  // The menus have already requested it.
  const hasMarks = useAppSelector((root) => selectUnread(root).data !== undefined);
  const canSearch = userCan(user, 'search:use');
  const [isOpen, setIsOpen] = useState(true);
  const [typed, setTyped] = useState('');
  const [activePath, setActivePath] = useState<string>();
  /** Enter was pressed before the response arrived. */
  const [isEntered, setIsEntered] = useState(false);
  const input = useRef<InputRef>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();

  const q = typed.trim();
  const asked = useDebounced(q, pauseMs);
  const { currentData, error, isFetching } = useSearchEverythingQuery(
    { q: asked },
    { skip: !canSearch || !asked || !q },
  );
  const isWaiting = canSearch && q !== '' && (isFetching || asked !== q);
  const found = useMemo(() => (q && asked === q ? (currentData?.found ?? []) : []), [q, asked, currentData]);
  const suggestion = !isWaiting && q && asked === q ? currentData?.suggestion : undefined;
  const groups = useMemo(
    () => paletteGroups({ user, q, recents, found, hasMarks }),
    [user, q, recents, found, hasMarks],
  );
  const items = groups.flatMap((group) => group.items);
  const at = Math.max(
    0,
    items.findIndex(({ path }) => path === activePath),
  );
  const active = items[at];
  const idOf = (item: PaletteItem) => `${listId}-${items.indexOf(item)}`;

  useEffect(() => {
    let frame = 0;
    // The dialog is added to the page some frames after its content is rendered.
    const begin = () => {
      input.current?.focus();
      if (document.activeElement === input.current?.input) setTyped(takeTyped());
      else frame = requestAnimationFrame(begin);
    };
    begin();
    return () => cancelAnimationFrame(frame);
  }, [takeTyped]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const retype = (words: string) => {
    setTyped(words);
    input.current?.focus();
  };
  const go = ({ path, title, detail }: PaletteItem) => {
    setIsOpen(false);
    if (!path.includes('?')) dispatch(wentTo({ userId: user.id, place: { path, title, detail, at: Date.now() } }));
    void navigate(path, { state: { isFresh: true } });
  };
  useEffect(() => {
    if (!isEntered || isWaiting) return;
    setIsEntered(false);
    if (found.length > 0 && active) go(active);
    // Runs only when the response arrives.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isEntered, isWaiting]);
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 };
    const next = moves[event.key];
    if (next !== undefined && items.length > 0) {
      event.preventDefault();
      setActivePath(items[(next + items.length) % items.length]?.path);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isWaiting) setIsEntered(true);
      else if (active) go(active);
    }
  };

  return (
    <Dialog
      className="palette"
      open={isOpen}
      afterClose={onClose}
      onCancel={() => setIsOpen(false)}
      title={text.title}
      footer={null}
      width={640}
      style={{ top: 72 }}
    >
      <Input
        ref={input}
        size="large"
        role="combobox"
        aria-label={text.label}
        aria-expanded={items.length > 0}
        aria-controls={listId}
        aria-activedescendant={active && idOf(active)}
        aria-autocomplete="list"
        autoComplete="off"
        maxLength={200}
        placeholder={canSearch ? text.placeholder : text.placeholderOfPages}
        prefix={<SearchOutlined aria-hidden />}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActivePath(undefined);
          setIsEntered(false);
        }}
        onKeyDown={onKeyDown}
      />
      {error && !isWaiting && (
        <p className="field-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
      <div ref={list} id={listId} className="palette-list" role="listbox" aria-label={text.results}>
        {groups.map((group, index) => (
          <div key={group.title} role="group" aria-labelledby={`${listId}-group-${index}`}>
            <div id={`${listId}-group-${index}`} className="palette-heading" role="presentation">
              {group.title}
            </div>
            {group.items.map((item) => (
              <div
                key={item.path}
                id={idOf(item)}
                className="palette-option"
                role="option"
                aria-selected={item === active}
                onPointerMove={() => setActivePath(item.path)}
                // Keep the focus in the field.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => go(item)}
              >
                <span>{item.title}</span>
                {item.detail && <span className="palette-detail">{item.detail}</span>}
                {item.kind && <span className="palette-kind">{item.kind}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      {isWaiting && <p className="palette-note">{text.searching}</p>}
      {suggestion && (
        <button type="button" className="link-button palette-note" onClick={() => retype(suggestion)}>
          {uiText.didYouMean(suggestion)}
        </button>
      )}
      {!isWaiting && !error && q && groups.every(({ title }) => title === text.searches) && (
        <p className="palette-note">{text.nothing(q)}</p>
      )}
      <p className="visually-hidden" role="status">
        {isWaiting ? '' : text.count(items.length)}
      </p>
    </Dialog>
  );
}
