export function TermsScreen() {
  return <h1 tabIndex={-1}>Terms of Use</h1>;
}
