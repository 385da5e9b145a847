import { Notice } from '../../ui/notice.tsx';

export function SavedTab() {
  return (
    <div className="card p-5">
      <Notice>Please sign in to view your saved transcriptions.</Notice>
    </div>
  );
}
