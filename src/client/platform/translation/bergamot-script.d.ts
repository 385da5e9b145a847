/** The build wraps the package's script in a function, so that nothing has to be evaluated. */
declare module '@browsermt/bergamot-translator/worker/bergamot-translator-worker.js' {
  const runScript: (settings: object) => void;
  export default runScript;
}
