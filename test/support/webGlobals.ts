/** What webpack's DefinePlugin writes into the build, and what jsdom can't measure. nock needs an absolute address. */
Object.assign(globalThis, { API_URL: 'http://posventa.test/api', COMPANY_NAME: 'Constructora Demo' });

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
