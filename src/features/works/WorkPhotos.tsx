import type { WorkOrderDetail } from '../../api/works';
import { workPhotoKinds } from '../../contract/workStatus';
import { Panel } from '../../ui/Panel';
import { PhotoGallery } from '../../ui/photos/PhotoGallery';
import { worksText as text } from './worksText';

/** What the contractor took before the work, after it and besides. Nothing where it took none. */
export function WorkPhotos({ photos }: { photos: WorkOrderDetail['photos'] }) {
  if (photos.length === 0) return null;
  const groups = workPhotoKinds
    .map((kind) => ({ kind, images: photos.filter((photo) => photo.kind === kind) }))
    .filter(({ images }) => images.length > 0);
  return (
    <Panel title={text.photos}>
      <div className="stack">
        {groups.map(({ kind, images }) => (
          <div key={kind} className="work-photos">
            <h3>{text.photoKinds[kind]}</h3>
            <PhotoGallery images={images} alt={(place) => text.photo(text.photoKinds[kind], place)} />
          </div>
        ))}
      </div>
    </Panel>
  );
}
