import { webSettingsId } from '../../src/contract/webSettings';

/**
 * Values that the server writes into the page (nock needs an absolute address), and sizes that jsdom cannot measure.
 */
const settings = document.createElement('script');
settings.id = webSettingsId;
settings.type = 'application/json';
settings.textContent = JSON.stringify({ company: 'Constructora Demo', apiUrl: 'http://posventa.test/api' });
document.head.append(settings);

Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }),
});
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });
URL.createObjectURL = () => 'blob:posventa';
URL.revokeObjectURL = () => {};
Element.prototype.scrollIntoView = () => {};
