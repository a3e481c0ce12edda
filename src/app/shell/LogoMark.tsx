/**
 * The portal's mark: a course of bricks under a roof. It uses no browser API, because the build renders it too
 * (`tools/drawnPages`).
 */
export const LogoMark = () => (
  <svg className="logo" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
    <path
      d="M3 14 16 4l13 10"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M6 17h9v5H6zM17 17h9v5h-9zM6 24h5v4H6zM13 24h8v4h-8zM23 24h3v4h-3z" fill="currentColor" />
  </svg>
);
