import { readConfig } from '../config';
import { explainFailure } from '../operator/failure';
import { actAsOwner } from './actAsOwner';

/**
 * Runs a command, as the user of the service if root runs it. Prints the message of an error, with its cause for the
 * operator, and sets the exit code to 1.
 */
export function runCommand(command: () => Promise<void>): void {
  const running = async () => {
    actAsOwner(readConfig());
    await command();
  };
  void running().catch(async (error: unknown) => {
    console.error(await messageOf(error));
    process.exit(1);
  });
}

async function messageOf(error: unknown): Promise<string> {
  try {
    return (await explainFailure(error, readConfig())).message;
  } catch {
    // The configuration cannot be read, which is then the error.
    return error instanceof Error ? error.message : String(error);
  }
}
