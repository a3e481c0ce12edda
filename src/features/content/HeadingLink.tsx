import type { ReactNode } from 'react';

interface HeadingProps {
  id?: string;
  children?: ReactNode;
}

const make = (Tag: 'h2' | 'h3') =>
  function Heading({ id, children }: HeadingProps) {
    return (
      <Tag id={id}>
        {children}{' '}
        {id && (
          <a className="heading-link" href={`#${id}`} aria-hidden="true" tabIndex={-1}>
            #
          </a>
        )}
      </Tag>
    );
  };
const headings = { h2: make('h2'), h3: make('h3') };

/** A heading with a link to itself, to copy and share. The contents offer the same links to the keyboard. */
export const HeadingLink = (tag: 'h2' | 'h3') => headings[tag];
