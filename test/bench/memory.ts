import WebSocket from 'ws';

/** Makes a Node process open its inspector on a free port. */
export const inspected = ['--inspect=127.0.0.1:0'];

/** Megabytes that a process needs: its heap and its buffers after garbage collection. */
export async function neededMegabytes(output: string): Promise<number> {
  const address = /Debugger listening on (ws:\S+)/.exec(output)?.[1];
  if (!address) throw new Error('The memory of the process cannot be read.');
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  let last = 0;
  const callInspector = (method: string, params = {}) =>
    new Promise<{ result?: { value?: number } }>((resolve) => {
      const id = ++last;
      const onMessage = (data: WebSocket.RawData) => {
        const answer = JSON.parse((data as Buffer).toString()) as {
          id?: number;
          result: { result?: { value?: number } };
        };
        if (answer.id !== id) return;
        socket.off('message', onMessage);
        resolve(answer.result);
      };
      socket.on('message', onMessage);
      socket.send(JSON.stringify({ id, method, params }));
    });
  try {
    for (let times = 0; times < 2; times++) await callInspector('HeapProfiler.collectGarbage');
    const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
    const { result } = await callInspector('Runtime.evaluate', { expression });
    if (result?.value === undefined) throw new Error('The process did not report its memory.');
    return result.value / 1e6;
  } finally {
    socket.close();
  }
}
