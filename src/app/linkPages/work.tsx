// First, because it imports the base styles.
import { renderLinkPage } from './linkPage';
import { useEffect, useState } from 'react';
import { workLinkPage } from '../../contract/addresses';
import { OwnWorkPage } from '../../features/linkPages/work/OwnWorkPage';
import { registerWorker } from './registerWorker';

// The address may lack its trailing slash. All files of this page, and the scope of its worker, are below that slash.
if (window.location.pathname !== workLinkPage)
  window.history.replaceState(null, '', `${workLinkPage}${window.location.hash}`);

/** The contractor's page of a work order, and the offer to load a new version if one is waiting. */
function OwnWork() {
  const [update, setUpdate] = useState<() => void>();
  // Webpack's dev server has no service worker.
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') registerWorker((take) => setUpdate(() => take));
  }, []);
  return <OwnWorkPage update={update} />;
}

renderLinkPage(<OwnWork />);
