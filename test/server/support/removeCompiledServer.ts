import { rmSync } from 'node:fs';

/** Removes the server that `compileServer.ts` compiled. */
export default function removeCompiledServer(): void {
  rmSync(process.env.COMPILED_SERVER!, { recursive: true, force: true });
}
