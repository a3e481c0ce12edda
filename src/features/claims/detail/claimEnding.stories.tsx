import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildUnitClaim, ok } from '../../../../test/support/builders/claims';
import { buildWorkPhoto } from '../../../../test/support/builders/ownWork';
import { photoUrl } from '../../../../test/support/builders/photos';
import { buildAnswer, buildComplaint, buildRound } from '../../../../test/support/builders/rounds';
import { buildClientUser, buildUser } from '../../../../test/support/builders/users';
import { press, shows, then } from '../../../../test/support/play';
import type { SignedInUser } from '../../../api/auth';
import { answerText } from '../../../contract/claimEndText';
import type { Complaint } from '../../../contract/complaints';
import type { ClaimRound } from '../../../contract/claimRoundShapes';
import { UnitClaimScreen } from '../ClaimScreen';
import { complaintText } from './complaintText';
import { roundsText } from './roundsText';

const meta: Meta = { title: 'Pantallas/Reclamos/Cómo termina' };
export default meta;
type Story = StoryObj;

const photo = (id: number, colour: string) => ({ ...buildWorkPhoto(id, 'after', photoUrl(colour)), file_id: id });
const status = { code: 'completed', label: 'Finalizado' } as const;

/** Waits for the parts that are loaded after the claim. */
const whole = (user: SignedInUser, complaints: Complaint[]) =>
  then(
    shows(roundsText.title),
    shows(...complaints.map(({ number }) => new RegExp(number))),
    ...(user.type === 'client' ? [shows(complaintText.make)] : []),
  );
const page = (rounds: ClaimRound[], user: SignedInUser, complaints: Complaint[] = []): Story => ({
  render: () => <UnitClaimScreen />,
  play: whole(user, complaints),
  parameters: {
    portal: {
      user,
      path: '/reclamos/501',
      route: '/reclamos/:id',
      answers: {
        'GET /logic/unit_claim/501': ok({
          ...buildUnitClaim({ claim: { claim_status: status }, claim_image: [photo(1, '#a8441f')] }),
          ...{ rounds, complaints: complaints.length },
        }),
        'GET /logic/claim/95/comment': ok([]),
        'GET /logic/claim/95/history': ok([]),
        'GET /logic/claim/95/complaint': ok(complaints),
        'GET /logic/unit_claim': ok([]),
      },
    },
  },
});
const after = { photos: [photo(2, '#2f6f73')] };

export const Preguntada: Story = page([buildRound(after)], buildClientUser());
export const DiceQueNo: Story = { ...Preguntada, play: then(press(answerText.no), shows(answerText.whatIsWrong)) };
export const DijoQueSí = page(
  [buildRound({ ...after, can_answer: false, answers: [buildAnswer()], take_back_until: '2036-11-28T12:00:00.000Z' })],
  buildClientUser(),
);
export const SegundaVezEnDesacuerdo = page(
  [
    buildRound({ reopened_at: '2026-11-22T12:00:00.000Z', done: null, can_answer: false }),
    buildRound({
      ...after,
      ...{ round: 2, can_answer: false, answer_state: 'yes' },
      answers: [
        buildAnswer({ is_own: false }),
        buildAnswer({ party: 'tenant', verdict: 'no', score: null, comment: 'Sigue goteando.', is_own: false }),
      ],
    }),
  ],
  buildUser(),
);
export const ReclamosFormales = page([buildRound(after)], buildClientUser(), [
  buildComplaint(),
  buildComplaint({
    ...{ id: 13, number: 'RF-000013', state: 'answered', answer: 'Lo cambiamos el lunes.' },
    ...{ answered_at: '2026-11-21T12:00:00.000Z', answered_by: 'Ana Paz' },
  }),
]);
export const HaciendoUnReclamoFormal: Story = {
  ...ReclamosFormales,
  play: then(shows(/RF-000012/), press(complaintText.make), shows(complaintText.asks)),
};
