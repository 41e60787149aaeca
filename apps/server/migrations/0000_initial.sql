CREATE TABLE "auth_sessions" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "auth_sessions_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "owners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	CONSTRAINT "owners_kind" CHECK ("owners"."kind" in ('guest', 'account'))
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"auth_session_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"rotated_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "refresh_tokens_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "refresh_tokens_owner_hash" UNIQUE("owner_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "symptom_sessions" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"risk_level" text NOT NULL,
	"urgency_level" text NOT NULL,
	"engine_version" text NOT NULL,
	"knowledge_version" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "symptom_sessions_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "symptom_sessions_risk" CHECK ("symptom_sessions"."risk_level" in ('low', 'medium', 'high', 'immediate')),
	CONSTRAINT "symptom_sessions_urgency" CHECK ("symptom_sessions"."urgency_level" in ('low', 'moderate', 'high', 'emergency'))
);
--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_auth_session" FOREIGN KEY ("owner_id","auth_session_id") REFERENCES "public"."auth_sessions"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "symptom_sessions" ADD CONSTRAINT "symptom_sessions_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refresh_tokens_hash" ON "refresh_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("owner_id","auth_session_id");--> statement-breakpoint
CREATE INDEX "symptom_sessions_expiry" ON "symptom_sessions" USING btree ("expires_at") WHERE "symptom_sessions"."expires_at" is not null;