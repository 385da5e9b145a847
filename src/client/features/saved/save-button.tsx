import { Bookmark } from 'lucide-react';
import { Button, type ButtonProps } from '../../ui/button.tsx';

export function SaveButton({ children, ...rest }: ButtonProps) {
  return (
    <Button variant="outline" {...rest}>
      <Bookmark aria-hidden="true" className="size-4 max-[27rem]:hidden" />
      {children}
    </Button>
  );
}
