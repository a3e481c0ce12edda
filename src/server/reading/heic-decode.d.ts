declare module 'heic-decode' {
  interface Photo {
    width: number;
    height: number;
    /** RGBA, row by row. */
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  }
  export function all(options: { buffer: Uint8Array }): Promise<Photo[] & { dispose(): void }>;
}
