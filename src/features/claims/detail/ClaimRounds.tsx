import '../../../ui/Panel.css';
import './rounds.css';
import type { ClaimImage } from '../../../api/claims';
import type { ClaimRound } from '../../../contract/claimRoundShapes';
import { roundWords } from '../../../contract/statusText';
import { formatInstant } from '../../../ui/dates';
import { PhotoGallery } from '../../../ui/photos/PhotoGallery';
import { RoundAnswers } from './RoundAnswers';
import { roundsText as text } from './roundsText';

interface ClaimRoundsProps {
  rounds: ClaimRound[];
  /** Photos of the problem. */
  before: ClaimImage[];
  /** Whether the reader works for the company, and reads all answers. */
  isStaff: boolean;
}

/** What was done each time that the claim was completed, the last time first, with the photos from before and after. */
export default function ClaimRounds({ rounds, before, isStaff }: ClaimRoundsProps) {
  return (
    <section className="panel claim-rounds" aria-labelledby="terminado-titulo">
      <h2 id="terminado-titulo">{text.title}</h2>
      <ol>
        {rounds.toReversed().map((round, index) => (
          <li key={round.round}>
            {rounds.length > 1 && <h3>{roundWords(round.round)}</h3>}
            <p className="claim-rounds-done">{round.done ?? text.notSaid}</p>
            <p className="card-soft">
              <span>{text.endedAt(formatInstant(round.ended_at))}</span>
              {round.reopened_at && <span>{` ${text.reopenedAt(formatInstant(round.reopened_at))}`}</span>}
            </p>
            {isStaff && <RoundAnswers round={round} />}
            {round.photos.length > 0 && (
              <div className="claim-rounds-photos">
                {index === 0 && before.length > 0 && (
                  <figure>
                    <figcaption>{text.before}</figcaption>
                    <PhotoGallery isSmall images={before} alt={text.beforePhoto} />
                  </figure>
                )}
                <figure>
                  <figcaption>{text.after}</figcaption>
                  <PhotoGallery isSmall images={round.photos} alt={text.afterPhoto} />
                </figure>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
