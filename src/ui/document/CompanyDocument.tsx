import './document.css';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import Markdown from 'react-markdown';
import { useLocation } from 'react-router-dom';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { errorMessage } from '../../api/envelope';
import { useGetDocumentQuery } from '../../api/content';
import { isSample, withoutSampleMark } from '../../contract/sample';
import { useCan } from '../../session/useCan';
import { ErrorState } from '../states';
import { PageSkeleton } from '../PageSkeleton';
import { SearchBox } from '../table/filters/SearchBox';
import { idOfHash, matchingSections, sectionsOf } from '../markdownSections';

const words = {
  contents: 'Contenido',
  search: 'Buscar en el documento',
  failed: 'No pudimos cargar el documento.',
  sample: (file: string) =>
    `Este texto es un ejemplo. Revisalo y cambialo en ${file}, en el servidor, y borrá su primera línea cuando sea el de tu empresa. Este aviso lo ven solo los administradores.`,
  noMatches: (query: string) => `Nada en el documento coincide con «${query}».`,
  matches: (count: number) => (count === 1 ? '1 sección coincide' : `${count} secciones coinciden`),
} as const;

const fileOf = (name: string) => `public/content/${name}.md`;

/**
 * A document that the company edits as a file, `name` below public/content without its extension: table of contents,
 * deep links, search.
 */
export function CompanyDocument({ name }: { name: string }) {
  const { data: markdown, error, refetch } = useGetDocumentQuery(name);
  const { hash } = useLocation();
  const [query, setQuery] = useState('');
  const text = useMemo(() => markdown && withoutSampleMark(markdown), [markdown]);
  const sections = useMemo(() => sectionsOf(text ?? ''), [text]);
  const isAdmin = useCan('company:manage');
  const visibleSections = query.trim() ? matchingSections(sections, query.trim()) : sections;

  useEffect(() => {
    // The browser looked for the anchor before the document was rendered.
    const id = idOfHash(hash);
    if (text && id) document.getElementById(id)?.scrollIntoView();
  }, [text, hash]);

  if (error) return <ErrorState title={words.failed} message={errorMessage(error)} onRetry={() => void refetch()} />;
  if (text === undefined) return <PageSkeleton />;
  return (
    <div className="document">
      <nav className="document-contents" aria-label={words.contents}>
        <SearchBox value={query} onSearch={setQuery} label={words.search} />
        {query.trim() && (
          <p role="status">
            {visibleSections.length === 0 ? words.noMatches(query.trim()) : words.matches(visibleSections.length)}
          </p>
        )}
        <ul>
          {visibleSections.map(({ id, title: heading, level }) => (
            <li key={id} className={`document-level-${level}`}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <article className="document-text">
        {isAdmin && isSample(markdown ?? '') && <p className="document-sample">{words.sample(fileOf(name))}</p>}
        <Markdown
          remarkPlugins={[remarkGfm]}
          rehypePlugins={[rehypeSlug]}
          components={{
            h1: () => null,
            h2: HeadingLink('h2'),
            h3: HeadingLink('h3'),
            table: ({ children }) => (
              <div className="document-table" tabIndex={0} role="group">
                <table>{children}</table>
              </div>
            ),
          }}
        >
          {text}
        </Markdown>
      </article>
    </div>
  );
}

interface HeadingProps {
  id?: string;
  children?: ReactNode;
}

const headingOf = (Tag: 'h2' | 'h3') =>
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
const headings = { h2: headingOf('h2'), h3: headingOf('h3') };

/** A heading with a link to itself, to copy and share. The table of contents has the same links for the keyboard. */
const HeadingLink = (tag: 'h2' | 'h3') => headings[tag];
