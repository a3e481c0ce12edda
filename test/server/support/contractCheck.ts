import { Compile, type Validator } from 'typebox/compile';
import { operations } from '../../../src/contract/operations';

interface Check {
  method: string;
  pattern: RegExp;
  name: string;
  validator: () => Validator;
}

const checks: Check[] = operations.map(({ method, path, operationId, data }) => {
  let compiled: Validator | undefined;
  return {
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    name: operationId,
    validator: () => (compiled ??= Compile(data) as Validator),
  };
});

/** Throws if a successful response does not have the contract's shape. Every call of every test is checked. */
export function requireContractShape(
  method: string,
  path: string,
  status: number,
  body: { success?: boolean; data?: unknown } | undefined,
): void {
  if (status >= 300 || body?.success !== true) return;
  const address = path.split('?')[0]!;
  // Fixed addresses such as `unit/unassigned` take precedence over `unit/{id}`.
  const fitting = checks.filter((check) => check.method === method && check.pattern.test(address));
  const check = fitting.find(({ pattern }) => !pattern.source.includes('[^/]+')) ?? fitting[0];
  if (!check || check.validator().Check(body.data)) return;
  const [first] = check.validator().Errors(body.data);
  throw new Error(
    `${check.name} returned a response that does not match the contract: ${first?.instancePath} ${first?.message}`,
  );
}
