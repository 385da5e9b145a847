export function PrivacyScreen() {
  return <h1 tabIndex={-1}>Privacy Pledge</h1>;
}
