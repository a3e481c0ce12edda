import type { EmailSettings, OutboxMail } from '../../../src/api/emailSettings';

export const buildEmailSettings = (overrides: Partial<EmailSettings> = {}): EmailSettings => ({
  sender_name: 'Posventa',
  events: [
    { event: 'claim_created', audiences: ['admins', 'managers'] },
    { event: 'claim_status_changed', audiences: ['client', 'consortium'] },
    { event: 'claim_commented', audiences: ['client'] },
    { event: 'claim_price_set', audiences: [] },
    { event: 'lease_requested', audiences: ['admins'] },
    { event: 'lease_advanced', audiences: ['client'] },
    { event: 'lease_rejected', audiences: ['client'] },
    { event: 'account_created', audiences: ['client'] },
  ],
  extra_recipients: [{ project_id: 3, emails: ['administracion@oronio.ar'] }],
  is_smtp_configured: true,
  version: 4,
  ...overrides,
});

export const buildOutboxMail = (overrides: Partial<OutboxMail> = {}): OutboxMail => ({
  id: 901,
  to: 'laura.gimenez@correo.ar',
  subject: 'Reclamo #95: aprobado',
  status: 'sent',
  attempts: 1,
  last_error: null,
  created_at: '2026-11-14T16:06:00.000Z',
  sent_at: '2026-11-14T16:06:02.000Z',
  ...overrides,
});
