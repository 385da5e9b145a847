import { api } from '../../shared/api.ts';
import type { Route } from '../http/route.ts';
import type { WebhookService } from './webhook-service.ts';

export function registerWebhooks(route: Route, webhooks: WebhookService): void {
  route(api.webhooks, ({ user }) => webhooks.list(user));
  route(api.createWebhook, ({ user, body }) => webhooks.create(user, body.url));
  route(api.deleteWebhook, ({ user, params }) => webhooks.remove(user, params.id));
  route(api.sendDeliveryAgain, ({ user, params }) => webhooks.sendAgain(user, params.id, params.deliveryId));
}
