import { useEffect, useMemo, type ReactNode } from 'react';

/** A photo that is still on this phone alone. */
export function UnsentPhoto({ file, children }: { file: File; children?: ReactNode }) {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <span className="ow-unsent">
      <img src={url} alt="" />
      {children}
    </span>
  );
}
