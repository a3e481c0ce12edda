import { claimTransitions, claimWithdrawals, isClaimStatus, nextStatuses } from '../../src/contract/claimStatus';
import { canRejectLease, leaseStatuses, leaseUp } from '../../src/contract/leaseStatus';
import { can } from '../../src/contract/permissions';
import { workStatuses, workStatusOrder } from '../../src/contract/workStatus';

test('a claim moves from analysis to its end, can be rejected until then, and reopened after it', () => {
  expect(claimTransitions).toEqual({
    pending: { up: 'approved', reject: 'rejected' },
    approved: { up: 'open', reject: 'rejected' },
    open: { up: 'completed', reject: 'rejected' },
    completed: { reopen: 'pending' },
    rejected: { reopen: 'pending' },
  });
});

test('the author of a claim can withdraw it until it ends', () => {
  expect(claimWithdrawals).toEqual({ pending: 'rejected', approved: 'rejected', open: 'rejected' });
});

test('the screen offers the next step first, and nothing for an unknown status', () => {
  expect(nextStatuses('pending')).toEqual(['approved', 'rejected']);
  expect(nextStatuses('open')).toEqual(['completed', 'rejected']);
  expect(nextStatuses('rejected')).toEqual(['pending']);
  expect(nextStatuses('archived')).toEqual([]);
  expect([isClaimStatus('open'), isClaimStatus('archived')]).toEqual([true, false]);
});

test('a lease request moves up to acceptance, and can be rejected until it ends', () => {
  expect(leaseUp).toEqual({ requested: 'pending', pending: 'under_review', under_review: 'accepted' });
  expect(leaseStatuses.filter(canRejectLease)).toEqual(['requested', 'pending', 'under_review']);
});

test('a list of work orders that is sorted by status has a position for every status', () => {
  expect([...workStatusOrder].sort()).toEqual([...workStatuses].sort());
});

test('a permission grants with the scope any or own; without a scope nothing is granted', () => {
  const holder = { type: 'client', can_manage_email_settings: false } as const;
  expect(can(holder, 'unitClaims:read')).toBe(true);
  expect(can(holder, 'projectClaims:read')).toBe(false);
  expect(can({ ...holder, type: 'admin' }, 'emailSettings:manage')).toBe(false);
  expect(can({ type: 'admin', can_manage_email_settings: true }, 'emailSettings:manage')).toBe(true);
});
