import { nanoid } from '@reduxjs/toolkit';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useAddClaimCommentMutation, useListUnitClaimsQuery } from '../../../api/claims';
import { errorMessage, fieldErrors, isOtherCommand } from '../../../api/envelope';
import { openClaimsFilter } from '../../../contract/claimStatus';
import { commentProblem } from '../../../contract/rules';
import { notifyDone } from '../../../ui/notices';
import { useSendPhotos } from '../useSendPhotos';
import { beforeSendingText as text } from './beforeSendingText';

export interface SimilarClaimsProps {
  unitId: number;
  locationId: number;
  description: string;
  images: File[];
  /** Called when the text and the photos were added to a claim: its record's id. */
  onAdded: (recordId: number) => void;
}

/** Claims shown at most: the newest. */
const shown = 3;
const excerpt = (description: string): string =>
  description.length > 80 ? `${description.slice(0, 79)}…` : description;

/** The open claims of the same unit and place: what was typed can be added to one of them instead. */
export function SimilarClaims({ unitId, locationId, ...props }: SimilarClaimsProps) {
  const { data } = useListUnitClaimsQuery({
    page: 1,
    pageSize: shown,
    unitId: String(unitId),
    locationId: String(locationId),
    ...openClaimsFilter,
  });
  const [others, setOthers] = useState<number[]>([]);
  return data?.items
    .map(({ unit_claim: claim }) => claim)
    .filter(({ id }) => !others.includes(id))
    .map(({ id, claim_id: claimId, claim }) => (
      <SimilarClaim
        key={id}
        {...props}
        recordId={id}
        claimId={claimId}
        what={excerpt(claim.description)}
        onOther={() => setOthers([...others, id])}
      />
    ));
}

interface SimilarClaimProps extends Omit<SimilarClaimsProps, 'unitId' | 'locationId'> {
  recordId: number;
  claimId: number;
  what: string;
  onOther: () => void;
}

function SimilarClaim({ recordId, claimId, what, description, images, onAdded, onOther }: SimilarClaimProps) {
  const photos = useSendPhotos();
  const [addComment, adding] = useAddClaimCommentMutation();
  const [problem, setProblem] = useState<string>();
  const messageKey = useRef(nanoid());
  /** Photos that were sent for a message that is not sent yet. */
  const sent = useRef<number[]>(undefined);
  const isBusy = photos.isSending || adding.isLoading;

  const add = async () => {
    const wrong = description.trim() === '' ? text.describe : commentProblem(description);
    if (wrong) return setProblem(wrong);
    setProblem(undefined);
    try {
      // Photos first: a message that mentions them must not exist without them. A retry does not send them again.
      if (images.length > 0 && !sent.current) sent.current = await photos.send(claimId, images);
      await addComment({
        id: claimId,
        'idempotency-key': messageKey.current,
        body: { text: description.trim(), image_ids: sent.current },
      }).unwrap();
    } catch (error) {
      if (isOtherCommand(error)) messageKey.current = nanoid();
      return setProblem(fieldErrors(error)[0]?.message ?? errorMessage(error));
    }
    notifyDone(text.added(claimId));
    onAdded(recordId);
  };
  return (
    <div className="before-similar">
      <p>{text.similar(claimId, what)}</p>
      <div className="before-acts">
        <Button loading={isBusy} onClick={() => void add()}>
          {text.add}
        </Button>
        <Button type="text" disabled={isBusy} onClick={onOther}>
          {text.other}
        </Button>
      </div>
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
