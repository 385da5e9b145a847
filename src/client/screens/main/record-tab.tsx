/** The place of the recorder: the card that holds both languages. */
export function RecordTab() {
  return (
    <div className="card min-h-96 overflow-hidden">
      <div className="grid min-h-96 md:grid-cols-2">
        <div className="p-5" />
        <div className="border-line bg-sunken/50 p-5 max-md:hidden md:border-l" />
      </div>
    </div>
  );
}
