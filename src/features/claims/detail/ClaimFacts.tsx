import { to } from '../../../contract/links';
import { Link } from 'react-router-dom';
import type { ClaimPerson } from '../../../api/claims';
import { useCan, useUser } from '../../../session/useCan';
import { formatDay, formatInstant } from '../../../ui/dates';
import { Fact } from '../../../ui/Panel';
import { useKey } from '../../../ui/useKey';
import { phoneAddress } from '../../../ui/phone';
import { claimsText } from '../claimsText';
import { ResponsibleCell } from '../edit/ResponsibleCell';
import { useAssignToMe } from '../edit/useAssignToMe';
import { claimDetailText as text } from './claimDetailText';
import type { Claim, ClaimOfProject, ClaimOfUnit } from '../claimTypes';
import { DecisionFact } from '../decision/DecisionFact';
import { warrantyText } from '../parts/warrantyText';
import { fullName } from '../../../ui/words';

const personName = ({ profile, username }: ClaimPerson): string => fullName(profile) || username;

function Person({ person }: { person: ClaimPerson }) {
  const isLinked = useCan('clients:manage');
  return (
    <span className="fact-lines">
      <span>
        {isLinked && person.client_id ? (
          <Link to={to('clientes/:id', { id: person.client_id })}>{personName(person)}</Link>
        ) : (
          personName(person)
        )}
      </span>
      {person.username !== personName(person) && (
        <span className="fact-mail">
          <a href={`mailto:${person.username}`}>{person.username}</a>
        </span>
      )}
      {person.phone_number && (
        <span>
          <a href={phoneAddress(person.phone_number)}>{person.phone_number}</a>
        </span>
      )}
    </span>
  );
}

/** For staff: the responsible person, which they can change here. */
function ResponsibleFact({ claim }: { claim: Claim }) {
  const canAssign = useCan('claims:assign');
  const { id: userId } = useUser();
  const assignToMe = useAssignToMe();
  const { responsible } = claim;
  useKey('m', canAssign ? () => assignToMe(claim, responsible) : undefined);
  if (!useCan('claims:seeResponsible') || responsible === undefined) return null;
  return (
    <Fact label={text.responsible} isInternal>
      {canAssign ? (
        <span className="responsible-fact">
          <ResponsibleCell claim={claim} responsible={responsible} />
          {responsible?.id !== userId && (
            <button
              type="button"
              className="link-button"
              title={text.takeHint}
              onClick={() => assignToMe(claim, responsible)}
            >
              {text.take}
            </button>
          )}
        </span>
      ) : (
        (responsible?.name ?? claimsText.noResponsible)
      )}
    </Fact>
  );
}

/** The project, linked for users who may open it. */
function ProjectFact({ id, name }: { id: number | undefined; name: string }) {
  const isLinked = useCan('projects:manage');
  return (
    <Fact label={text.project}>{isLinked && id ? <Link to={to('proyectos/:id', { id })}>{name}</Link> : name}</Fact>
  );
}

/** The term of the warranty table and what a person decided. */
function WarrantyFacts({ claim }: { claim: Claim }) {
  const isStaff = useCan('claims:decide');
  // A claim of common parts without a term says so to staff alone.
  const isShown = claim.warranty !== undefined && (claim.warranty || isStaff || claim.claim_type === 'UNIT');
  return (
    <>
      {claim.noticedOn && <Fact label={text.noticed}>{formatDay(claim.noticedOn)}</Fact>}
      {isShown && <Fact label={text.warranty}>{warrantyText(claim, isStaff)}</Fact>}
      <DecisionFact claim={claim} />
    </>
  );
}

/** The data of a unit claim (section 3, "Active unit claim"). */
export function UnitClaimFacts({ claim }: { claim: ClaimOfUnit }) {
  const isStaff = useCan('clients:manage');
  const people = [
    ...(claim.owner ? [{ label: text.owner, person: claim.owner }] : []),
    ...(claim.tenant ? [{ label: text.tenant, person: claim.tenant }] : []),
  ];
  const isNamed = (name: string) => people.some(({ person }) => personName(person) === name);
  // The contact is shown only if it differs from the people that are already shown.
  const isKnownContact = people.some(
    ({ person }) => claim.contact === [personName(person), person.phone_number].filter(Boolean).join(' · '),
  );
  return (
    <dl className="facts">
      <Fact label={text.unit}>
        {isStaff && claim.unitId ? (
          <Link to={to('unidades/:id', { id: claim.unitId })}>{claim.unitName}</Link>
        ) : (
          claim.unitName
        )}
      </Fact>
      <ProjectFact id={claim.projectId} name={claim.projectName} />
      <ResponsibleFact claim={claim} />
      <Fact label={text.date}>{formatInstant(claim.date)}</Fact>
      {!isNamed(claim.clientName) && <Fact label={text.client}>{claim.clientName}</Fact>}
      {people.map(({ label, person }) => (
        <Fact key={label} label={label}>
          <Person person={person} />
        </Fact>
      ))}
      {!people.some(({ person }) => person.username === claim.user) && <Fact label={text.user}>{claim.user}</Fact>}
      {claim.claim_creator_type && <Fact label={text.raisedBy}>{text.creator(claim.claim_creator_type)}</Fact>}
      {!isKnownContact && (
        <Fact label={text.contact}>
          {claim.contactPhone ? <a href={phoneAddress(claim.contactPhone)}>{claim.contact}</a> : claim.contact}
        </Fact>
      )}
      {claim.preferredDate && <Fact label={text.preferredDate}>{formatDay(claim.preferredDate)}</Fact>}
      <WarrantyFacts claim={claim} />
    </dl>
  );
}

/** The data of a project claim (section 3, "Active project claim"). */
export function ProjectClaimFacts({ claim }: { claim: ClaimOfProject }) {
  return (
    <dl className="facts">
      <ProjectFact id={claim.projectId} name={claim.projectName} />
      {claim.place && <Fact label={text.place}>{claim.place}</Fact>}
      {claim.urgentReason && <Fact label={text.urgentBecause}>{claim.urgentReason}</Fact>}
      {claim.opener && (
        <Fact label={text.opener}>
          {claim.openerPhone ? <a href={phoneAddress(claim.openerPhone)}>{claim.opener}</a> : claim.opener}
        </Fact>
      )}
      {claim.accessHours && <Fact label={text.accessHours}>{claim.accessHours}</Fact>}
      {claim.preferredDate && <Fact label={text.preferredDate}>{formatDay(claim.preferredDate)}</Fact>}
      <ResponsibleFact claim={claim} />
      <WarrantyFacts claim={claim} />
      <Fact label={text.date}>{formatInstant(claim.date)}</Fact>
      <Fact label={text.user}>{claim.user}</Fact>
      <Fact label={text.contact}>{claim.contact}</Fact>
    </dl>
  );
}
