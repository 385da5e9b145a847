import { BackToApp } from '../frame/back-to-app.tsx';

export function SubscribeScreen() {
  return (
    <div className="page py-6">
      <BackToApp />
      <h1 tabIndex={-1} className="mt-6 font-bold font-serif text-3xl">
        Premium
      </h1>
    </div>
  );
}
