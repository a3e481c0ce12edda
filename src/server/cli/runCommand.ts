/** Runs a command to its end. What goes wrong is told in its own words, and the exit code says so. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
