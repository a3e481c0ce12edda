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

/** Whether an expression may render a text, by its form: the compiler needs long for the types of elements. */
function mayBeText(expression: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(expression)) return mayBeText(expression.expression);
  if (ts.isConditionalExpression(expression)) return mayBeText(expression.whenTrue) && mayBeText(expression.whenFalse);
  if (ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return mayBeText(expression.right);
  return !(ts.isJsxElement(expression) || ts.isJsxSelfClosingElement(expression) || ts.isJsxFragment(expression));
}

function textsBesideOthers(program: ts.Program, checked: string[]): string[] {
  const checker = program.getTypeChecker();
  const found: string[] = [];
  for (const path of checked) {
    const file = program.getSourceFile(path)!;
    const visit = (node: ts.Node): void => {
      const children = ts.isJsxElement(node) || ts.isJsxFragment(node) ? renderedChildren(node.children) : [];
      for (const child of children.length > 1 ? children : []) {
        if (!ts.isJsxExpression(child) || !child.expression || ts.isStringLiteral(child.expression)) continue;
        if (!mayBeText(child.expression) || !isText(checker.getTypeAtLocation(child.expression))) continue;
        const { line } = file.getLineAndCharacterOfPosition(child.getStart());
        found.push(`${relative(root, file.fileName)}:${line + 1} ${child.getText()}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

/** A file with a text beside another child. It is in the same program, because reading all types takes seconds. */
const sample = join(root, 'src/sample.tsx');
const sampleSource = 'export const Sample = ({ name }: { name: string }) => <p>{name} <b>!</b></p>;';

let program: ts.Program;
beforeAll(() => {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target) =>
    name === sample ? ts.createSourceFile(name, sampleSource, target) : read(name, target);
  program = ts.createProgram([...files, sample], options, host);
});

test('a text that can change stands alone in its element', () => {
  expect(textsBesideOthers(program, files)).toEqual([]);
});

test('the check finds a text beside another child', () => {
  expect(textsBesideOthers(program, [sample])).toEqual(['src/sample.tsx:1 {name}']);
});
