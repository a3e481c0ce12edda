import type { EmailSettings } from '../../api/emailSettings';
import { emailProblem } from '../../contract/email';
import { limits } from '../../contract/limits';
import { lengthProblems, type Problem } from '../../contract/rules';
import { emailText as text } from './emailText';

type Events = EmailSettings['events'];
export type Audience = Events[number]['audiences'][number];

/** Addresses that get a copy of a project's e-mails; without a project until the user chooses one. */
export interface Extra {
  project_id?: number;
  emails: string[];
}

/** The values of the form of the e-mail settings. */
export interface EmailValues {
  senderName: string;
  events: Events;
  extra: Extra[];
}

/** Converts the settings for the form. */
export const toEmailValues = (settings: EmailSettings): EmailValues => ({
  senderName: settings.sender_name,
  events: settings.events,
  extra: settings.extra_recipients,
});

/** Returns the body of the save call. */
export const toEmailBody = ({ senderName, events, extra }: EmailValues) => ({
  sender_name: senderName.trim(),
  events,
  extra_recipients: extra.map(({ project_id, emails }) => ({ project_id: project_id ?? 0, emails })),
});

/** Adds an audience to an event, or removes it. */
export function toggleAudience(events: Events, event: Events[number]['event'], audience: Audience): Events {
  return events.map((row) =>
    row.event !== event
      ? row
      : {
          ...row,
          audiences: row.audiences.includes(audience)
            ? row.audiences.filter((other) => other !== audience)
            : [...row.audiences, audience],
        },
  );
}

function emailsProblem(emails: string[]): string | undefined {
  const wrong = emails.find((email) => emailProblem(email));
  if (wrong !== undefined) return text.wrongEmail(wrong);
  return emails.length > limits.emailsPerProject ? text.tooManyEmails(limits.emailsPerProject) : undefined;
}

/** Returns the problems of the values by form field: `sender_name`, `extra.0.project` or `extra.0.emails`. */
export function emailFormProblems({ senderName, extra }: EmailValues): Problem[] {
  const problems: Problem[] = [];
  extra.forEach(({ project_id, emails }, index) => {
    if (!project_id) problems.push({ field: `extra.${index}.project`, message: text.projectMissing });
    const message = emailsProblem(emails);
    if (message) problems.push({ field: `extra.${index}.emails`, message });
  });
  if (!senderName.trim()) problems.push({ field: 'sender_name', message: text.senderMissing });
  return [...problems, ...lengthProblems({ sender_name: senderName })];
}
