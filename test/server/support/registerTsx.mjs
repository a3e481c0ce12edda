import { register } from 'tsx/esm/api';

/** Lets a thread of the server's tests import TypeScript. The runner calls it before it imports a test. */
export default function registerTsx() {
  register();
}
