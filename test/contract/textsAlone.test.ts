/**
 * A browser's translator replaces each text by an element of its own. React still updates an element whose only child is
 * a text, but not a text beside other children: the text that the reader sees would stay as it was, and removing it
 * would fail. So a text that can change stands alone in its element.
 */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('.stories.'))
  .map((file) => join(root, 'src', file));

const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
  config: { compilerOptions: object };
};
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);

/** Whether an expression renders a text: not an element, nor either of both. */
const isText = (type: ts.Type): boolean =>
  type.isUnion()
    ? type.types.some(isText) && !type.types.some(({ flags }) => flags & ts.TypeFlags.Object)
    : (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0;

/** Returns the children that are rendered, without the white space of the source and without comments. */
const renderedChildren = (children: readonly ts.JsxChild[]): ts.JsxChild[] =>
  children.filter(
    (child) =>
      !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) &&
      !(ts.isJsxExpression(child) && !child.expression),
  );

function textsBesideOthers(program: ts.Program): string[] {
  const checker = program.getTypeChecker();
  const found: string[] = [];
  for (const file of program.getSourceFiles()) {
    if (!files.includes(file.fileName)) continue;
    const visit = (node: ts.Node): void => {
      const children = ts.isJsxElement(node) || ts.isJsxFragment(node) ? renderedChildren(node.children) : [];
      for (const child of children.length > 1 ? children : []) {
        if (!ts.isJsxExpression(child) || !child.expression || ts.isStringLiteral(child.expression)) continue;
        if (!isText(checker.getTypeAtLocation(child.expression))) continue;
        const { line } = file.getLineAndCharacterOfPosition(child.getStart());
        found.push(`${relative(root, file.fileName)}:${line + 1} ${child.getText()}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

test('a text that can change stands alone in its element', () => {
  expect(textsBesideOthers(ts.createProgram(files, options))).toEqual([]);
});

test('the check finds a text beside another child', () => {
  const sample = join(root, 'src/sample.tsx');
  const source = 'export const Sample = ({ name }: { name: string }) => <p>{name} <b>!</b></p>;';
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target) =>
    name === sample ? ts.createSourceFile(name, source, target) : read(name, target);
  files.push(sample);
  expect(textsBesideOthers(ts.createProgram([sample], options, host))).toEqual(['src/sample.tsx:1 {name}']);
  files.pop();
});
