import { SearchOutlined } from '@ant-design/icons';
import { Input, Modal, type InputRef } from 'antd';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignedInUser } from '../../api/auth';
import { errorMessage } from '../../api/envelope';
import { useSearchEverythingQuery } from '../../api/search';
import { useAppDispatch, useSessionSelector } from '../../session/hooks';
import { selectRecents, wentTo } from '../../session/storedSlice';
import { userCan } from '../../session/useCan';
import { beforeLeaving } from '../../ui/leaveGuard';
import { useRested } from '../../ui/useRested';
import { placesFor, type Place } from './palettePlaces';
import { paletteText as text } from './paletteText';

export interface PaletteProps {
  user: SignedInUser;
  /** What was typed before the field stood. */
  takeTyped: () => string;
  onClose: () => void;
}

/** Milliseconds without a key before the server is asked. */
const pauseMs = 150;

/** Goes to a page or a record by its name: a combobox whose list follows what is typed (WAI-ARIA APG). */
export default function Palette({ user, takeTyped, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const recents = useSessionSelector((root) => selectRecents(root, user.id));
  const canSearch = userCan(user, 'search:use');
  const [isOpen, setIsOpen] = useState(true);
  const [typed, setTyped] = useState('');
  const [activePath, setActivePath] = useState<string>();
  /** Enter was pressed before the answer was there. */
  const [isEntered, setIsEntered] = useState(false);
  const input = useRef<InputRef>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();

  const q = typed.trim();
  const asked = useRested(q, pauseMs);
  const { currentData, error, isFetching } = useSearchEverythingQuery(
    { q: asked },
    { skip: !canSearch || !asked || !q },
  );
  const isWaiting = canSearch && q !== '' && (isFetching || asked !== q);
  const found = useMemo(() => (q && asked === q ? (currentData?.found ?? []) : []), [q, asked, currentData]);
  const groups = useMemo(() => placesFor(user, q, recents, found), [user, q, recents, found]);
  const places = groups.flatMap((group) => group.places);
  const at = Math.max(
    0,
    places.findIndex(({ path }) => path === activePath),
  );
  const active = places[at];
  const idOf = (place: Place) => `${listId}-${places.indexOf(place)}`;

  useEffect(() => {
    let frame = 0;
    // The dialog is put into the page a moment after its parts were made.
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

  const go = ({ path, title, detail }: Place) => {
    setIsOpen(false);
    beforeLeaving(() => {
      if (!path.includes('?')) dispatch(wentTo({ userId: user.id, place: { path, title, detail } }));
      void navigate(path, { state: { isFresh: true } });
    });
  };
  useEffect(() => {
    if (!isEntered || isWaiting) return;
    setIsEntered(false);
    if (found.length > 0 && active) go(active);
    // The answer's coming alone counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isEntered, isWaiting]);
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 };
    const next = moves[event.key];
    if (next !== undefined && places.length > 0) {
      event.preventDefault();
      setActivePath(places[(next + places.length) % places.length]?.path);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isWaiting) setIsEntered(true);
      else if (active) go(active);
    }
  };

  return (
    <Modal
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
        aria-expanded={places.length > 0}
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
            {group.places.map((place) => (
              <div
                key={place.path}
                id={idOf(place)}
                className="palette-option"
                role="option"
                aria-selected={place === active}
                onPointerMove={() => setActivePath(place.path)}
                // The field keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => go(place)}
              >
                <span>{place.title}</span>
                {place.detail && <span className="palette-detail">{place.detail}</span>}
                {place.kind && <span className="palette-kind">{place.kind}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      {isWaiting && <p className="palette-note">{text.searching}</p>}
      {!isWaiting && !error && q && groups.every(({ title }) => title === text.searches) && (
        <p className="palette-note">{text.nothing(q)}</p>
      )}
      <p className="visually-hidden" role="status">
        {isWaiting ? '' : text.count(places.length)}
      </p>
    </Modal>
  );
}
