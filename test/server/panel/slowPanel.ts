/** The figures of the panel, counted once more claim by claim. */
import type pg from 'pg';
import type { PanelQuery, PanelRow } from '../../../src/contract/panel';
import type { PanelDivision, PanelFigureName, PanelNumber } from '../../../src/contract/panelFigures';
import { dayInArgentina, daysSince } from '../../../src/server/support/days';
import { workingTimeUntil } from '../../support/claimClock';

interface Move {
  at: Date;
  from: string;
  to: string;
}
interface SlowClaim {
  id: number;
  type: string;
  status: string;
  priority: string | null;
  created_at: Date;
  project_id: number;
  category_id: number | null;
  unit_id: number | null;
  item_id: number | null;
  responsible_id: number | null;
  reopened_count: number;
  answer: string | null;
  score: number | null;
  answered_at: Date | null;
  end_due_at: Date | null;
  moves: Move[];
  contractors: number[];
  /** Minutes of its term for the end. */
  term: number | null;
}
interface SlowCost {
  work_id: number;
  day: string;
  amount: number;
  is_received: boolean;
  claims: number[];
}
interface SlowData {
  claims: SlowClaim[];
  costs: SlowCost[];
  days: Parameters<typeof workingTimeUntil>[0];
}

export async function readSlowData(pool: pg.Pool): Promise<SlowData> {
  const { rows: claims } = await pool.query(`
    select c.*, k.answered_at, k.end_due_at, (select t.end_minutes from term_of_claim(c.created_at, c.priority, c.category_id, c.project_id) t) as term,
      array(select distinct w.contractor_id from work_order_claim o join work_order w on w.id = o.work_id
        where o.claim_id = c.id and w.contractor_id is not null and w.status in ('done', 'verified')) as contractors
    from claim c join claim_clock k on k.claim_id = c.id`);
  const { rows: moves } = await pool.query(
    `select claim_id, created_at as at, "from", "to" from claim_change where field = 'status' and not is_undone order by created_at`,
  );
  const { rows: costs } = await pool.query(`
    select k.work_id, k.day::text as day, coalesce(k.actual, k.agreed, k.estimated)::float8 as amount, k.recovery = 'received' as is_received,
      array(select claim_id from work_order_claim o where o.work_id = k.work_id) as claims from work_cost k`);
  const { rows: days } = await pool.query('select * from working_day order by day');
  return {
    claims: claims.map((claim) => ({ ...claim, moves: moves.filter(({ claim_id: id }) => id === claim.id) })),
    costs,
    days: days.map(({ day, opens_at: opens, closes_at: closes, before_ms: before }) => ({
      day,
      opensAt: opens.getTime(),
      closesAt: closes.getTime(),
      before,
    })),
  };
}

const isOpen = (status: string) => ['pending', 'approved', 'open'].includes(status);
const dayMs = 86_400_000;
type Numbers = Partial<Record<PanelNumber, number | null>>;
type Keys = Partial<Record<PanelDivision, (string | number | null)[]>>;

/** Returns the value that a share of the values has at most; null if it is infinite. */
function share(values: number[], part: number): number | null {
  const value = values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1];
  return value === undefined || value === Number.POSITIVE_INFINITY ? null : value;
}

const ageOf = ({ created_at: at }: SlowClaim) => {
  const days = daysSince(at);
  return days <= 7 ? '0-7' : days <= 30 ? '8-30' : days <= 90 ? '31-90' : '91+';
};
const ends = ({ moves }: SlowClaim) => moves.filter(({ to }) => to === 'completed').map(({ at }) => at.getTime());
const lastEnd = (claim: SlowClaim) => Math.max(...ends(claim));
const wasCompleted = ({ status, reopened_count: count }: SlowClaim) => status === 'completed' || count > 0;

/** The working time in which a claim was open. */
function workedMs({ moves, created_at: createdAt }: SlowClaim, days: SlowData['days']): number {
  let [since, sum]: [number | undefined, number] = [createdAt.getTime(), 0];
  for (const { at, to } of moves) {
    if (isOpen(to)) since ??= at.getTime();
    else if (since !== undefined) {
      sum += workingTimeUntil(days, at.getTime()) - workingTimeUntil(days, since);
      since = undefined;
    }
  }
  return sum;
}

interface Figure {
  /** The claims of the figure, of those of the filter. */
  of: (claim: SlowClaim) => boolean;
  keys: (claim: SlowClaim) => Keys;
  numbers: (claims: SlowClaim[], data: SlowData) => Numbers;
}
const places = ({ project_id: project, category_id: category }: SlowClaim): Keys => ({
  project: [project],
  category: [category],
});
const figures: Record<Exclude<PanelFigureName, 'costs'>, Figure> = {
  open: {
    of: ({ status }) => isOpen(status),
    keys: (claim) => ({
      ...places(claim),
      age: [ageOf(claim)],
      status: [claim.status],
      responsible: [claim.responsible_id ?? 0],
    }),
    numbers: (claims) => ({ claims: claims.length }),
  },
  times: {
    of: ({ status }) => status !== 'rejected',
    keys: ({ created_at: at }) => ({ month: [dayInArgentina(at).slice(0, 7)] }),
    numbers: (claims) => {
      const completed = claims.filter(({ status }) => status === 'completed');
      const answers = claims.flatMap(({ answered_at: at, created_at: from, status }) =>
        at ? [(at.getTime() - from.getTime()) / dayMs] : status === 'completed' ? [] : [Number.POSITIVE_INFINITY],
      );
      const endings = claims.flatMap((claim) =>
        claim.status !== 'completed'
          ? [Number.POSITIVE_INFINITY]
          : ends(claim).length > 0
            ? [(lastEnd(claim) - claim.created_at.getTime()) / dayMs]
            : [],
      );
      return {
        claims: claims.length,
        ended: completed.length,
        answer_median: share(answers, 0.5),
        answer_p90: share(answers, 0.9),
        end_median: share(endings, 0.5),
        end_p90: share(endings, 0.9),
      };
    },
  },
  terms: {
    of: ({ status, end_due_at: due }) => status === 'completed' || (due !== null && due.getTime() < Date.now()),
    keys: places,
    numbers: (claims, { days }) => ({
      ended: claims.filter(({ status }) => status === 'completed').length,
      with_term: claims.filter(({ status, term }) => status !== 'completed' || term !== null).length,
      in_time: claims.filter(
        (claim) => claim.status === 'completed' && claim.term !== null && workedMs(claim, days) <= claim.term * 60_000,
      ).length,
    }),
  },
  recurrence: {
    of: wasCompleted,
    keys: (claim) => ({ ...places(claim), contractor: claim.contractors.length > 0 ? claim.contractors : [0] }),
    numbers: (claims, { claims: all }) => ({
      ended: claims.length,
      reopened: claims.filter(({ reopened_count: count }) => count > 0).length,
      recurred: claims.filter((claim) =>
        all.some(
          (other) =>
            other.id !== claim.id &&
            claim.unit_id !== null &&
            other.unit_id === claim.unit_id &&
            other.item_id === claim.item_id &&
            other.status !== 'rejected' &&
            ends(claim).some(
              (end) => other.created_at.getTime() > end && other.created_at.getTime() <= end + 90 * dayMs,
            ),
        ),
      ).length,
    }),
  },
  scores: {
    of: ({ answer }) => answer !== null,
    keys: (claim) => ({ ...places(claim), score: [claim.score] }),
    numbers: (claims) => {
      const given = claims.flatMap(({ score }) => (score === null ? [] : [score]));
      return {
        asked: claims.length,
        answered: claims.filter(({ answer }) => answer === 'yes' || answer === 'no').length,
        scored: given.length,
        average: given.length > 0 ? given.reduce((sum, score) => sum + score, 0) / given.length : null,
      };
    },
  },
};

const among = (id: number | null, ids: string | undefined) => !ids || ids.split(',').includes(String(id));
type SlowRow = Pick<PanelRow, 'by' | 'key'> & { numbers: Numbers };

/** Counts the cases of each key, and all of them. */
function rowsOf<Case>(
  cases: Case[],
  keysOf: (one: Case) => Keys,
  numbers: (cases: Case[]) => Numbers,
  by: PanelDivision[],
) {
  const rows: SlowRow[] = [{ by: 'all', key: '', numbers: numbers(cases) }];
  for (const division of by) {
    const groups = new Map<string, Case[]>();
    for (const one of cases)
      for (const key of keysOf(one)[division] ?? [])
        if (key !== null) groups.set(String(key), [...(groups.get(String(key)) ?? []), one]);
    for (const [key, group] of groups) rows.push({ by: division, key, numbers: numbers(group) });
  }
  return rows;
}

/** Counts a figure of all claims, divided by `by`. */
export function slowFigure(data: SlowData, query: PanelQuery, by: PanelDivision[]): SlowRow[] {
  const { figure, type, from, to, project_id: projects, category_id: categories } = query;
  const filtered = data.claims.filter(
    (claim) =>
      claim.type === type &&
      among(claim.project_id, projects) &&
      (type === 'PROJECT' || among(claim.category_id, categories)),
  );
  if (figure === 'costs') {
    const parts = data.costs.flatMap(({ claims, amount, day, ...cost }) =>
      day < from || day > to
        ? []
        : filtered
            .filter(({ id }) => claims.includes(id))
            .map((claim) => ({ ...cost, claim, amount: amount / claims.length })),
    );
    const sum = (some: typeof parts) => some.reduce((total, { amount }) => total + amount, 0);
    return rowsOf(
      parts,
      ({ claim }) => places(claim),
      (some) => ({
        works: new Set(some.map(({ work_id: id }) => id)).size,
        spent: sum(some),
        recovered: sum(some.filter(({ is_received: isReceived }) => isReceived)),
        net: sum(some.filter(({ is_received: isReceived }) => !isReceived)),
      }),
      by,
    );
  }
  const { of, keys, numbers } = figures[figure];
  const cases = filtered.filter(
    (claim) =>
      of(claim) &&
      (figure === 'open' || (dayInArgentina(claim.created_at) >= from && dayInArgentina(claim.created_at) <= to)),
  );
  return rowsOf(cases, keys, (some) => numbers(some, data), by);
}
