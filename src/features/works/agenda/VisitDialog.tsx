import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Visit } from '../../../api/visits';
import { to } from '../../../contract/links';
import { Dialog } from '../../../ui/Dialog';
import { LinkButton } from '../../../ui/LinkButton';
import { Fact, Facts } from '../../../ui/Panel';
import { PhotoGallery } from '../../../ui/photos/PhotoGallery';
import { visitsText } from '../../../visits/visitsText';
import { spanWords } from '../../../contract/visitWords';
import { agendaText as text } from './agendaText';
import { DateForm } from './DateForm';

interface VisitDialogProps {
  visit: Visit;
  onClose: () => void;
}

/** A visit of the agenda: address, time and purpose; its date can be changed. */
export default function VisitDialog({ visit, onClose }: VisitDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [isMoving, setIsMoving] = useState(false);
  const close = () => setIsOpen(false);
  const [startsAt, endsAt] = [visit.starts_at ?? '', visit.ends_at ?? ''];
  return (
    <Dialog open={isOpen} afterClose={onClose} onCancel={close} title={text.dateTitle(visit.worker)} footer={null}>
      {visit.unattended_at && <p className="dialog-intro">{visitsText.unattendedReported}</p>}
      <Facts>
        <Fact label={text.when}>{spanWords({ starts_at: startsAt, ends_at: endsAt })}</Fact>
        <Fact label={text.place}>{visit.place}</Fact>
        <Fact label={text.address}>{visit.address}</Fact>
        <Fact label={text.claims}>
          {visit.claims.map(({ id, what, type }) => (
            <Link
              key={id}
              className="agenda-claim"
              to={to(type === 'UNIT' ? 'reclamos/:id' : 'consorcio-reclamos/:id', { id })}
            >
              {text.claim(id, what)}
            </Link>
          ))}
        </Fact>
        {visit.photos.length > 0 && (
          <Fact label={text.photos}>
            <PhotoGallery images={visit.photos} alt={visitsText.photoOf} isSmall />
          </Fact>
        )}
      </Facts>
      {isMoving ? (
        <DateForm
          visit={visit}
          startsAt={startsAt}
          endsAt={endsAt}
          onDone={close}
          onCancel={() => setIsMoving(false)}
        />
      ) : (
        <div className="record-actions">
          {visit.status === 'agreed' && <Button onClick={() => setIsMoving(true)}>{text.move}</Button>}
          <LinkButton to={to('trabajos/:id', { id: visit.work_id })}>{text.work(visit.work_id)}</LinkButton>
        </div>
      )}
    </Dialog>
  );
}
