import { useLocation } from 'react-router-dom';
import { to } from '../../../contract/links';
import { LinkButton } from '../../../ui/LinkButton';
import { anotherClaimOf } from '../form/unitClaimValues';
import { claimDetailText as text } from './claimDetailText';

/** On the page of a claim that was just sent: leads to the form for another one, which keeps unit and contact. */
export function AnotherClaim() {
  const another = anotherClaimOf(useLocation().state);
  return (
    another && (
      <LinkButton to={to('reclamos/agregar-reclamo')} state={{ another }}>
        {text.another}
      </LinkButton>
    )
  );
}
