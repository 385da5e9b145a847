import { Bookmark } from 'lucide-react';
import { Button, type ButtonProps } from '../../ui/button.tsx';

/** Keeps the text; while that is under way it takes no second press. */
export function SaveButton({ children, ...rest }: ButtonProps) {
  return (
    <Button variant="outline" {...rest}>
      <Bookmark aria-hidden="true" className="size-4 max-[27rem]:hidden" />
      {children}
    </Button>
  );
}
