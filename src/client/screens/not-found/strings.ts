import { translated } from '../../interface/translated.ts';

export const notFoundStrings = translated('notFound', {
  title: '404 | Page Not Found',
  text: "The page you're looking for doesn't exist or has been moved.",
  home: 'Return to Home',
});
