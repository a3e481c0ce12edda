import { Canvas, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { DocsContext } from '@storybook/addon-docs/blocks';
import type { Guide } from '../test/support/guide';
import { sentence } from './sentence';

interface ArgType {
  name: string;
  description?: string;
  type?: { required?: boolean };
  table?: { type?: { summary?: string; detail?: string } };
}

/** The part of a component that react-docgen describes. */
interface Documented {
  __docgenInfo?: { description?: string; props?: Record<string, { tsType?: { name: string; raw?: string } }> };
}

/**
 * Returns a type as the code writes it, without comments; undefined if it is a single name, which Storybook prints
 * itself.
 */
const typeOf = (type: { raw?: string } | undefined): string | undefined =>
  type?.raw?.replace(/\/\*\*.*?\*\//gs, '').replace(/\s+/g, ' ');

/**
 * The documentation page of a component: when to use it, when not, accessibility, its properties with their types, and
 * its stories.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentStories } = useContext(DocsContext);
  const { guide } = preparedMeta.parameters as { guide?: Guide };
  const { component } = preparedMeta as { component?: Documented };
  const types = component?.__docgenInfo?.props ?? {};
  const properties = Object.values(preparedMeta.argTypes as Record<string, ArgType>).filter(
    ({ table }) => table?.type !== undefined,
  );
  return (
    <>
      <Title />
      {guide && (
        <>
          <h2>Cuándo usarlo</h2>
          <p>{guide.use}</p>
          <h2>Cuándo no</h2>
          <p>{guide.avoid}</p>
          <h2>Accesibilidad</h2>
          <p>{guide.access}</p>
        </>
      )}
      {component?.__docgenInfo?.description && (
        <>
          <h2>En el código</h2>
          <p lang="en">{component.__docgenInfo.description}</p>
        </>
      )}
      {properties.length > 0 && (
        <>
          <h2>Propiedades</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Nombre</th>
                <th scope="col">Tipo</th>
                <th scope="col">Qué es</th>
              </tr>
            </thead>
            <tbody>
              {properties.map(({ name, description, type, table }) => (
                <tr key={name}>
                  <td>
                    <code>{name}</code>
                    {type?.required && ' (obligatoria)'}
                  </td>
                  <td>
                    <code style={{ overflowWrap: 'anywhere' }}>
                      {typeOf(types[name]?.tsType) ?? table?.type?.detail ?? table?.type?.summary}
                    </code>
                  </td>
                  <td lang="en">{description}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <h2>Historias</h2>
      {componentStories().map((story) => (
        <section key={story.id}>
          <h3>{sentence(story.name)}</h3>
          <Canvas of={story.moduleExport} />
        </section>
      ))}
    </>
  );
}
