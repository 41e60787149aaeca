CREATE TABLE "chat_messages" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"lease_until" timestamp with time zone,
	"client_id" uuid,
	"replaces" uuid,
	"superseded_by" uuid,
	"reply_to" uuid,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "chat_messages_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "chat_messages_client" UNIQUE("owner_id","session_id","client_id"),
	CONSTRAINT "chat_messages_role" CHECK ("chat_messages"."role" in ('user', 'assistant')),
	CONSTRAINT "chat_messages_status" CHECK ("chat_messages"."status" in ('streaming', 'complete', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "chat_sessions" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"last_activity" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"risk_level" text NOT NULL,
	"flagged" boolean NOT NULL,
	"carry_over" boolean NOT NULL,
	"symptom_session_id" uuid,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "chat_sessions_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "chat_sessions_status" CHECK ("chat_sessions"."status" in ('active', 'ended')),
	CONSTRAINT "chat_sessions_risk" CHECK ("chat_sessions"."risk_level" in ('none', 'low', 'medium', 'high', 'immediate'))
);
--> statement-breakpoint
CREATE TABLE "record_reads" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reader_id" uuid NOT NULL,
	"record" text NOT NULL,
	"record_id" uuid NOT NULL,
	CONSTRAINT "record_reads_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "record_reads_record_kind" CHECK ("record_reads"."record" in ('chat_session'))
);
--> statement-breakpoint
CREATE TABLE "risk_events" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"level" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "risk_events_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "risk_events_level" CHECK ("risk_events"."level" in ('none', 'low', 'medium', 'high', 'immediate'))
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_session_fk" FOREIGN KEY ("owner_id","session_id") REFERENCES "public"."chat_sessions"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_reads" ADD CONSTRAINT "record_reads_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_events" ADD CONSTRAINT "risk_events_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_events" ADD CONSTRAINT "risk_events_session_fk" FOREIGN KEY ("owner_id","session_id") REFERENCES "public"."chat_sessions"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_session" ON "chat_messages" USING btree ("owner_id","session_id","id");--> statement-breakpoint
CREATE INDEX "chat_messages_reply_to" ON "chat_messages" USING btree ("owner_id","reply_to") WHERE "chat_messages"."reply_to" is not null;--> statement-breakpoint
CREATE INDEX "chat_sessions_flagged" ON "chat_sessions" USING btree ("id") WHERE "chat_sessions"."flagged";--> statement-breakpoint
CREATE INDEX "record_reads_record" ON "record_reads" USING btree ("owner_id","record_id");--> statement-breakpoint
CREATE INDEX "risk_events_session" ON "risk_events" USING btree ("owner_id","session_id","id");