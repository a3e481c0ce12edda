import { Canvas, DocsContext, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import type { Guide } from '../test/support/guide';
import { propText } from './propsText';
import { sentence } from './sentence';

interface ArgType {
  name: string;
  description?: string;
  type?: { required?: boolean };
  table?: { type?: { summary?: string; detail?: string } };
}

/** The part of a component that react-docgen describes. */
interface Documented {
  displayName?: string;
  name?: string;
  __docgenInfo?: { displayName?: string; props?: Record<string, { tsType?: { name: string; raw?: string } }> };
}

/**
 * Returns a type as the code writes it, without comments; undefined if it is a single name, which Storybook prints
 * itself.
 */
const typeOf = (type: { raw?: string } | undefined): string | undefined =>
  type?.raw?.replace(/\/\*\*.*?\*\//gs, '').replace(/\s+/g, ' ');

/** The component's name in the code, and the line that imports it. */
const ImportLine = ({ name, file }: { name: string; file: string }) => (
  <p>
    En el código: <code>{name}</code>
    <br />
    <code>{`import { ${name} } from '${file}';`}</code>
  </p>
);

const Properties = ({ component, properties }: { component: Documented; properties: ArgType[] }) => {
  const types = component.__docgenInfo?.props ?? {};
  const code = component.__docgenInfo?.displayName ?? component.displayName ?? component.name ?? '';
  return (
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
          {properties.map(({ name, type, table }) => (
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
              <td data-property={`${code}.${name}`}>{propText(code, name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

/** A story, below what it is for if it says so. */
const Example = ({ of: story }: { of: PreparedStory }) => (
  <>
    {typeof story.parameters.purpose === 'string' && <p>{story.parameters.purpose}</p>}
    <Canvas of={story.moduleExport} />
  </>
);

/**
 * The documentation page of a component: an example, when to use it and when not, its states, keyboard and screen
 * readers, its properties, and the code's name for it.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [first, ...others] = useContext(DocsContext).componentStories();
  const { guide, fileName = '' } = preparedMeta.parameters as { guide?: Guide; fileName?: string };
  const { component } = preparedMeta as { component?: Documented };
  const code = component?.__docgenInfo?.displayName ?? component?.displayName ?? component?.name;
  const file = guide?.from ?? fileName.replace(/^\.?\/?/, '').replace(/\.stories\.tsx$/, '');
  const properties = Object.values(preparedMeta.argTypes as Record<string, ArgType>).filter(
    ({ table }) => table?.type !== undefined,
  );
  return (
    <>
      <Title />
      {first && <Example of={first} />}
      {guide && (
        <>
          <h2>Cuándo usarlo</h2>
          <p>{guide.use}</p>
          <h2>Cuándo no</h2>
          <p>{guide.avoid}</p>
        </>
      )}
      <h2>Historias</h2>
      {others.length === 0 && <p>Tiene un solo estado, el de arriba.</p>}
      {others.map((story) => (
        <section key={story.id}>
          <h3>{sentence(story.name)}</h3>
          <Example of={story} />
        </section>
      ))}
      {guide && (
        <>
          <h2>Accesibilidad</h2>
          <p>{guide.access}</p>
        </>
      )}
      {component && properties.length > 0 && <Properties component={component} properties={properties} />}
      {code && file && <ImportLine name={code} file={file} />}
    </>
  );
}
