import { useEffect } from 'react';

/** Something outside React that works while a screen is shown, such as the studio. */
interface Controller<Person> {
  update(person: Person): void;
  connect(): () => void;
}

/** Connects a controller to the page, and tells it about the person after each render. */
export function useController<Person>(controller: Controller<Person>, person: Person): void {
  useEffect(() => controller.update(person));
  useEffect(() => controller.connect(), [controller]);
}
