import { ReadingRefused, type Request, type TaskName, type Tasks } from './readerTypes';
import { readLimits } from './readLimits';
import { readWith, startProcess, type ReadingProcess } from './readingProcess';

type TaskInput = Omit<Request, 'task' | 'shortPixels'>;

interface Limits {
  /** Processes at the same time. */
  size: number;
  timeMs: number;
  memoryMb: number;
  niceness: number;
  /** Larger photos are long work. Without it all work is short. */
  shortPixels?: number;
}

interface Job<Answer> {
  input: TaskInput;
  isLong: boolean;
  patience: AbortSignal | undefined;
  /** Leaves the queue; listens to `patience` while the job waits. */
  leave?: () => void;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/**
 * Manages the processes for one kind of task; each reads one file at a time. Long work waits by itself and never takes
 * the last process. Whether a file is long work is found by the process, from the head of the file.
 */
export function readerPool<Name extends TaskName>(task: Name, limits: Limits) {
  type Answer = Tasks[Name]['answer'];
  const waiting = { short: [] as Job<Answer>[], long: [] as Job<Answer>[] };
  const idle: ReadingProcess[] = [];
  const running = new Map<ReadingProcess, Job<Answer>>();
  let isClosed = false;

  const isRunningLong = () => [...running.values()].some(({ isLong }) => isLong);
  const next = () => {
    if (running.size >= limits.size) return;
    const job = (isRunningLong() ? undefined : waiting.long.shift()) ?? waiting.short.shift();
    if (!job) return;
    if (job.leave) job.patience?.removeEventListener('abort', job.leave);
    const child = idle.pop() ?? start();
    running.set(child, job);
    const { shortPixels, timeMs, memoryMb } = limits;
    const request = { task, ...job.input, ...(!job.isLong && { shortPixels }) };
    void readWith<Answer>(child, request, { timeMs, memoryMb, patience: job.patience, isClosed: () => isClosed }).then(
      ({ isUsable, settle }) => {
        running.delete(child);
        if (isUsable) keepIdle(child);
        else child.kill('SIGKILL');
        if (settle === 'long') wait({ ...job, isLong: true });
        else settle(job);
        next();
      },
    );
  };
  /** Lets a job wait for a process. It leaves when its patience ends. */
  const wait = (job: Job<Answer>) => {
    const queue = job.isLong ? waiting.long : waiting.short;
    if (isClosed) return job.reject(new ReadingRefused('closing'));
    if (job.patience?.aborted || queue.length >= readLimits.waiting) return job.reject(new ReadingRefused('busy'));
    queue.push(job);
    job.leave = () => {
      queue.splice(queue.indexOf(job), 1);
      job.reject(new ReadingRefused('busy'));
    };
    job.patience?.addEventListener('abort', job.leave);
    next();
  };
  const keepIdle = (child: ReadingProcess) => {
    idle.push(child);
    const idleSince = (child.idleSince = Date.now());
    const timer = setTimeout(() => {
      if (child.idleSince !== idleSince || !idle.includes(child)) return;
      removeIdle(child);
      child.kill('SIGKILL');
    }, readLimits.idleMs);
    timer.unref();
  };
  const removeIdle = (child: ReadingProcess) => {
    if (idle.includes(child)) idle.splice(idle.indexOf(child), 1);
  };
  const start = () => {
    const child = startProcess(limits.memoryMb, limits.niceness);
    return child.once('exit', () => removeIdle(child));
  };
  return {
    read: (input: TaskInput, { patience, isLate = false }: { patience?: AbortSignal; isLate?: boolean } = {}) =>
      new Promise<Answer>((resolve, reject) => wait({ input, isLong: isLate, patience, resolve, reject })),
    close: () => {
      isClosed = true;
      for (const child of [...idle, ...running.keys()]) child.kill('SIGKILL');
      for (const queue of [waiting.short, waiting.long])
        for (const { reject } of queue.splice(0)) reject(new ReadingRefused('closing'));
    },
  };
}
