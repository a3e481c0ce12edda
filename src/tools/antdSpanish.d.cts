declare const loader: { (source: string): string; test: RegExp };
export = loader;
