import { downloadFrom } from '../../ui/download';

/** Pixels of the picture for each of the chart. */
const scale = 2;

/** Saves a chart as a PNG on the page's background, twice as large as it is shown. Rejects if the browser cannot draw it. */
export async function savePicture(chart: SVGSVGElement, name: string): Promise<void> {
  const { width, height } = chart.getBoundingClientRect();
  const drawn = chart.cloneNode(true) as SVGSVGElement;
  const styles = getComputedStyle(chart);
  // A picture has no style sheet: the colours that the chart takes from the page are written into it.
  drawn.setAttribute(
    'style',
    `color: ${styles.color}; font-family: ${styles.fontFamily}; font-size: ${styles.fontSize}`,
  );
  copyColours(chart, drawn);
  drawn.setAttribute('width', String(width));
  drawn.setAttribute('height', String(height));
  drawn.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawn))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * scale, height * scale];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--surface') || '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser made no picture.');
  downloadFrom(name, URL.createObjectURL(blob));
}

function copyColours(from: Element, to: Element): void {
  const { fill, stroke } = getComputedStyle(from);
  to.setAttribute('fill', fill);
  to.setAttribute('stroke', stroke);
  [...from.children].forEach((child, index) => copyColours(child, to.children[index]!));
}
