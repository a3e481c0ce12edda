import { appText } from '../appText';

export function Footer() {
  return (
    <footer className="footer">
      <span>
        {appText.copyright} {appText.company}
      </span>
      <span>{appText.madeWith}</span>
    </footer>
  );
}
